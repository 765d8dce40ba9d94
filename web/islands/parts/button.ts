/** A small button of a script, which sends no form. */
export function smallButton(word: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'small';
  button.textContent = word;
  button.addEventListener('click', press);
  return button;
}
