/**
 * Every screen without a server: `npm run dev`, then /gallery.html?screen=table&situation=thirty&theme=dark.
 * `?show=lightning&act=400` is the table in one situation of `shows.ts`, and after so many milliseconds what happens
 * then; `?screen=cards` has every card face. For looking at and taking screenshots; no part of the built client.
 */
import { mount, tick } from 'svelte';
import editions from '../../tests/editions.json';
import App from '../App.svelte';
import { FakeSurroundings } from '../lib/fakes';
import {
  aBot,
  aFullTable,
  anEmptySeat,
  anEvent,
  arrival,
  aSeat,
  aTable,
  anUpdate,
  aView,
  itemBoxEvents,
  situations,
} from '../lib/fixtures';
import { change, type Theme } from '../lib/settings.svelte';
import { keepSeat } from '../lib/seats';
import { game } from '../lib/store.svelte';
import { ui, type PanelName } from '../lib/ui.svelte';
import Cards from './Cards.svelte';
import { show } from './shows';
import type { Replay, ServerMessage, Table, TableInfo, View } from '../protocol';
import '../styles/base.css';
import '../cards/cards.css';

const asked = new URLSearchParams(location.search);
const screen = asked.get('screen') ?? (asked.has('show') ? 'table' : 'home');
const shown = show(asked.get('show') ?? '');
const situation = (asked.get('situation') ?? 'mine') as keyof typeof situations;
const CODE = 'KLMPT';

function table(): Table {
  if (screen === 'lobby') {
    return aTable({
      phase: 'lobby',
      seats: [aSeat(0), aSeat(1), aBot(2), anEmptySeat(3)],
      in_force: asked.has('changed') ? { ...aTable().in_force, stacking: 'like_on_like' } : aTable().in_force,
      host: asked.has('guest') ? 1 : 0,
    });
  }
  const base = situation === 'ten' ? aFullTable() : aTable();
  const phase = { over: 'round_over', finished: 'match_over' }[situation as string] ?? 'playing';
  return { ...base, phase: phase as Table['phase'] };
}

function view(): View {
  return (situations[situation] ?? situations.mine)();
}

const info: TableInfo = {
  code: CODE,
  phase: 'lobby',
  edition: 'mario-kart',
  title: 'UNO Mario Kart',
  host: 'Ana',
  names: ['Ana', 'Ben'],
  seats: 4,
  free: 2,
  spectators: true,
};

const replay: Replay = {
  record: 'KLMPT-1',
  edition: 'mario-kart',
  title: 'UNO Mario Kart',
  names: ['Ana', 'Ben', 'Chidi', 'Dora'],
  in_force: {},
  steps: [0, 1, 2].map((step) => ({
    round: 1,
    seat: step === 0 ? -1 : 3,
    move: step === 0 ? null : 'play WI',
    events: step === 0 ? [anEvent(1, 'dealt', { seat: 3, amount: 7 })] : itemBoxEvents(2 + 5 * step),
    view: aView({ seat: null, top: step === 0 ? 'R7' : 'G3', color: step === 0 ? 'red' : 'green' }),
    hands: [
      ['R5', 'G7', 'G2', 'B+2', 'Y9', 'WI'],
      ['R9', 'B+2', 'W+4'],
      ['Y3', 'GS', 'B1', 'B2', 'B3'],
      ['G0'],
    ],
  })),
};

const answers: Record<string, unknown> = {
  '/api/editions': editions,
  [`/api/tables/${CODE}`]: info,
  '/api/records/KLMPT-1/replay': replay,
};

globalThis.fetch = (input) => {
  const body = answers[String(input)];
  return Promise.resolve(
    new Response(JSON.stringify(body ?? { sentence: 'Nothing here.' }), { status: body ? 200 : 404 }),
  );
};

change({
  theme: (asked.get('theme') ?? 'auto') as Theme,
  speed: asked.has('moving') || asked.has('act') ? 'normal' : 'off',
  leftHanded: asked.has('left'),
  letters: !asked.has('noletters'),
});
const path = { home: '/', replay: '/r/KLMPT-1' }[screen] ?? `/t/${CODE}`;
localStorage.removeItem('lastcard.seats');
if (path.startsWith('/t/') && screen !== 'join') keepSeat(CODE, 'gallery', 'Ana');

/** The messages of the screen, with events to fill the log. */
function messages(): ServerMessage[] {
  if (shown) return arrival(shown.view, shown.table ?? aTable());
  const guest = asked.has('guest');
  const all = arrival(guest ? { ...view(), seat: 1 } : view(), table());
  const update = all.find((message) => message.type === 'update');
  if (update?.type === 'update') {
    update.events = [anEvent(40, 'dealt', { seat: 3, amount: 7, point: 'MK-12' }), ...itemBoxEvents(41)];
    update.version = 45;
  }
  return screen === 'lobby' ? all.filter((message) => message.type !== 'update') : all;
}

function reason(id: string): ServerMessage {
  const sentence = 'You cannot play green 7 now: the color is red and the top card is red 7.';
  return { type: 'reason', id, possible: false, reason: 'no_match', point: 'MK-30', sentence };
}

const enter = game.enter.bind(game);
game.enter = (code) => {
  const around = new FakeSurroundings();
  enter(code, around);
  const socket = around.last;
  socket.answer = (message) => {
    if (message.type === 'hello') socket.receive(...messages());
    else if (message.type === 'why') socket.receive(reason(message.id));
    else if ('id' in message) socket.receive({ type: 'ack', id: message.id, version: 40, held: false });
  };
  setTimeout(() => {
    socket.open();
    const { after, events } = shown ?? {};
    if (after && events && asked.has('act'))
      setTimeout(() => socket.receive(anUpdate(after, events)), Number(asked.get('act') || 400));
  });
};

history.replaceState(null, '', path + location.search);
const target = document.getElementById('app');
const { router } = await import('../lib/route.svelte');
router.replace(path);
if (target) mount(screen === 'cards' ? Cards : App, { target });
await tick();
const panel = asked.get('panel') as PanelName | null;
if (panel) ui.open(panel);
ui.rule = asked.get('rule');
