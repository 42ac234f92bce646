import { expect, test } from 'vitest';
import { parse, tidyCode } from '../src/lib/route.svelte';

test.each([
  ['/', '', { page: 'home' }],
  ['/t/KLMPT', '', { page: 'table', code: 'KLMPT', device: null }],
  ['/t/klmpt/', '', { page: 'table', code: 'KLMPT', device: null }],
  ['/t/KLMPT', '#move=aB3-_x', { page: 'table', code: 'KLMPT', device: 'aB3-_x' }],
  ['/t/toolong', '', { page: 'home' }],
  ['/score', '#game=abc', { page: 'score', fragment: '#game=abc' }],
  ['/score/', '', { page: 'score', fragment: '' }],
  ['/r/KLMPT-1', '', { page: 'replay', record: 'KLMPT-1' }],
  ['/rules', '', { page: 'rules', edition: null }],
  ['/rules/mario-kart', '#MK-45', { page: 'rules', edition: 'mario-kart' }],
])('%s%s', (path, fragment, route) => {
  expect(parse(path, fragment)).toEqual(route);
});

test('a code may be typed as people type', () => {
  expect(tidyCode(' klm-pt')).toBe('KLMPT');
});
