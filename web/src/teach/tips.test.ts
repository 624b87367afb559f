import { describe, expect, it } from 'vitest';
import { tipFor } from './tips';

const tip = (id: string, more: Partial<{ asks: string[]; anchors: string[]; events: string[] }>) => ({ id, asks: [], anchors: [], events: [], text: id, ...more });
const tips = [tip('paid', { events: ['pay_day'] }), tip('forest', { asks: ['PLACE'], anchors: ['place:7?'] }), tip('place', { asks: ['PLACE'] })];
const moment = (question: string, anchors: string[] = [], events: string[] = []) => ({ question, anchors, events });
const never = () => false;

describe('the first time something matters', () => {
  it('what has happened comes first', () => expect(tipFor(tips, moment('PLACE', ['place:7b'], ['pay_day']), never)?.id).toBe('paid'));
  it('a thing in reach', () => expect(tipFor(tips, moment('PLACE', ['place:7b']), never)?.id).toBe('forest'));
  it('signs mean what they mean in file names', () => expect(tipFor(tips, moment('PLACE', ['place:7', 'xplace:7b']), never)?.id).toBe('place'));
  it('another question is no moment', () => expect(tipFor(tips, moment('KEEP', ['place:7b']), never)).toBeNull());
  it('never twice', () => expect(tipFor(tips, moment('PLACE', ['place:7b']), (id) => id !== 'place')?.id).toBe('place'));
});
