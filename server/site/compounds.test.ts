import { expect, test } from 'vitest'
import { keepCompounds } from './compounds.ts'
import { exchange, find } from './markup.ts'

const whole = (text: string) => `<span class="whole">${text}</span>`

test.each([
  ['<h1>Votre grand-mère</h1>', `<h1>Votre ${whole('grand-mère')}</h1>`],
  ['<h2><b>Est-il</b> libre</h2>', `<h2><b>${whole('Est-il')}</b> libre</h2>`],
  ['<h1>Site e-commerce</h1>', '<h1>Site e-commerce</h1>'],
  ['<h2>vice-présidente</h2>', '<h2>vice-présidente</h2>'],
  ['<h2><a href="/a-b">Ici</a></h2>', '<h2><a href="/a-b">Ici</a></h2>'],
  ['<p>grand-mère</p>', '<p>grand-mère</p>'],
  ['<is-land><h2>peut-être</h2></is-land>', '<is-land><h2>peut-être</h2></is-land>'],
])('%s becomes %s', (html, marked) => {
  expect(exchange(html, keepCompounds(find(html, ['h1', 'h2'])))).toBe(marked)
})
