import { mount } from 'svelte';
import App from './App.svelte';
import './styles/base.css';
import './cards/cards.css';

const target = document.getElementById('app');
if (target) mount(App, { target });
