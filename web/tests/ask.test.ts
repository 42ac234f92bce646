import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import AskLater from '../src/ask/AskLater.svelte';
import { ui } from '../src/lib/ui.svelte';
import type { AnswerInfo, Answers } from '../src/protocol';

function anAnswer(changes: Partial<AnswerInfo> = {}): AnswerInfo {
  return {
    point: 'MK-52',
    sentence: 'A draw card cannot be passed on.',
    edition: 'classic',
    title: '',
    uncertain: false,
    ...changes,
  };
}

const asked: string[] = [];
let reply: (question: string) => Promise<Answers | null>;

beforeEach(() => {
  asked.length = 0;
  ui.ask(null, null);
  reply = (question) => Promise.resolve({ question, answers: [anAnswer()] });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const question = new URL(path, 'http://table').searchParams.get('q') ?? '';
    const answers = await reply(question);
    if (answers) return new Response(JSON.stringify(answers));
    return new Response(JSON.stringify({ code: 'busy', sentence: 'Too much at once.' }), { status: 429 });
  });
});

async function show(props: Partial<{ edition: string | null; titled: boolean }> = {}): Promise<HTMLElement> {
  render(AskLater, { edition: 'classic', inForce: { stacking: 'cross' }, ...props });
  return screen.findByRole('textbox', { name: 'Your question' });
}

async function ask(field: HTMLElement, question: string): Promise<void> {
  await fireEvent.input(field, { target: { value: question } });
  await fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
}

describe('a question about the rules', () => {
  test('is sent with the box it is about, and its answers are listed', async () => {
    await ask(await show(), 'can i put +2 on +2');
    const answer = await screen.findByRole('listitem');
    expect(answer.textContent).toContain('A draw card cannot be passed on.');
    expect(asked).toEqual(['/api/ask?q=can%20i%20put%20%2B2%20on%20%2B2&edition=classic']);
    expect(screen.getByRole('status').textContent).toContain('1 answer');
  });

  test('is answered by itself when nothing more is typed, and only once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const field = await show();
    for (const typed of ['sk', 'ski', 'skip']) await fireEvent.input(field, { target: { value: typed } });
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(600);
    expect(asked).toEqual(['/api/ask?q=skip&edition=classic']);
    vi.useRealTimers();
  });

  test('about all boxes says of which box an answer is', async () => {
    reply = (question) => Promise.resolve({ question, answers: [anAnswer({ title: 'UNO Mario Kart' })] });
    await ask(await show({ edition: null, titled: true }), 'banana');
    expect(await screen.findByText('UNO Mario Kart')).toBeTruthy();
    expect(asked).toEqual(['/api/ask?q=banana']);
    expect(screen.getByRole('heading', { name: 'Ask about the rules' })).toBeTruthy();
  });

  test('leads to the court, with the question and the rulings in force', async () => {
    await ask(await show(), 'stack');
    const answer = await screen.findByRole('listitem');
    await fireEvent.click(within(answer).getByRole('button', { name: 'Rule MK-52' }));
    expect(ui.rule).toBe('MK-52');
    expect(ui.matter).toMatchObject({
      edition: 'classic',
      subject: 'stack',
      inForce: { stacking: 'cross' },
    });
  });

  test('that no rule answers is met with advice', async () => {
    reply = (question) => Promise.resolve({ question, answers: [] });
    await ask(await show(), 'capital of France');
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('No rule answers that.'));
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('that is refused says why, and the old answers go', async () => {
    const field = await show();
    await ask(field, 'skip');
    await screen.findByRole('listitem');
    reply = () => Promise.resolve(null);
    await ask(field, 'reverse');
    expect((await screen.findByRole('alert')).textContent).toBe('Too much at once.');
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  test('that was overtaken by another is not shown', async () => {
    const field = await show();
    let late: (answers: Answers) => void = () => undefined;
    reply = () => new Promise((settle) => (late = settle));
    await ask(field, 'slow');
    reply = (question) => Promise.resolve({ question, answers: [anAnswer({ sentence: 'The second.' })] });
    await ask(field, 'quick');
    await screen.findByText('The second.');
    late({ question: 'slow', answers: [anAnswer({ sentence: 'The first.' })] });
    await new Promise((settle) => setTimeout(settle));
    expect(screen.queryByText('The first.')).toBeNull();
  });
});
