import type { Matter } from '../court/court';

/** Which panel is open beside the table, and which rule is being read. Panels never lock the table behind them. */

export type PanelName = 'log' | 'talk' | 'ask' | 'settings' | 'table' | 'keys' | 'fair';

class Ui {
  panel: PanelName | null = $state(null);
  /** The rule point whose text is shown. */
  rule: string | null = $state(null);
  /** What the rule is asked about; null for the rule alone. */
  matter: Matter | null = $state.raw(null);
  /** Names of people whose talk is hidden on this device. */
  muted: readonly string[] = $state.raw([]);
  /** Talk read so far, for the dot on the button. */
  talkSeen: number = $state(0);

  /** What had the focus before a panel was opened: it gets it back. */
  private opener: HTMLElement | null = null;

  /** Shows a rule, and what it is asked about. */
  ask(rule: string | null, matter: Matter | null): void {
    this.rule = rule;
    this.matter = matter;
  }

  toggle(panel: PanelName): void {
    if (this.panel === panel) this.close();
    else this.open(panel);
  }

  open(panel: PanelName): void {
    if (this.panel === null && document.activeElement instanceof HTMLElement)
      this.opener = document.activeElement;
    this.panel = panel;
  }

  close(): void {
    this.panel = null;
    this.opener?.focus({ preventScroll: true });
    this.opener = null;
  }

  mute(name: string, muted: boolean): void {
    const others = this.muted.filter((each) => each !== name);
    this.muted = muted ? [...others, name] : others;
  }
}

export const ui = new Ui();
