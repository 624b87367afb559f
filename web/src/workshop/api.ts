// The routes of the workshop, typed.

import { json, send } from '../lib/api';
import type * as p from '../lib/packs.gen';
import type { NewTrial, TrialOut } from '../lib/trials.gen';

const at = (pack: string, more = ''): string => `/packs/${encodeURIComponent(pack)}${more}`;

export type ExportAs = 'zip' | 'csv' | 'toml';

export const packs = {
  all: () => json<p.WorkPack[]>('/packs'),
  make: (body: p.NewPack) => json<p.PackWhole>('/packs', { body }),
  whole: (pack: string) => json<p.PackWhole>(at(pack)),
  change: (pack: string, body: p.ChangePack) => json<p.PackChanged>(at(pack), { method: 'PATCH', body }),
  remove: async (pack: string) => void (await send(at(pack), { method: 'DELETE' })),
  preview: (pack: string, body: p.ChangePack, signal?: AbortSignal) => json<p.Seen>(at(pack, '/preview'), { body, signal }),
  undo: (pack: string, body: p.Step) => json<p.PackChanged>(at(pack, '/undo'), { body }),
  redo: (pack: string, body: p.Step) => json<p.PackChanged>(at(pack, '/redo'), { body }),
  differences: (pack: string) => json<p.DifferenceOut[]>(at(pack, '/diff')),
  file: async (pack: string, as: ExportAs) => (await send(at(pack, '/export'), { query: { as } })).blob(),
  tryOut: (pack: string, body: NewTrial) => json<TrialOut>(at(pack, '/trial'), { body }),
  trial: (pack: string) => json<TrialOut>(at(pack, '/trial')),
  stopTrial: async (pack: string) => void (await send(at(pack, '/trial'), { method: 'DELETE' })),
  take: (body: p.ImportPack) => json<p.PackWhole>('/packs/import', { body }),
};
