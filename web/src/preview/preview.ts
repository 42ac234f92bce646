/**
 * Only for work on the client, never built into it: `npm run dev`, then `/preview.html#show=challenge&theme=dark`.
 * Without `show` there is a list of everything that can be shown.
 */
import { mount } from 'svelte';
import '../styles/base.css';
import Preview from './Preview.svelte';

const target = document.getElementById('app');
if (target) mount(Preview, { target });
