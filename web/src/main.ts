import { mount } from 'svelte';
import App from './App.svelte';
import { language } from './lib/language.svelte';
import './styles/base.css';
import './cards/cards.css';

const target = document.getElementById('app');
// Without the language that was wished for, English will do.
void language.begin().then(begin, begin);

function begin(): void {
  if (target) mount(App, { target });
}
