/** Something that somebody wants done: whatever waits for it is busy meanwhile, and what goes wrong is told. */
import { troubleText } from '../lib/api';
import { toast } from './toast.svelte';

export class Attempt {
  busy = $state(false);

  async to(act: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    try {
      await act();
    } catch (error) {
      toast(troubleText(error), { kind: 'bad' });
    } finally {
      this.busy = false;
    }
  }
}
