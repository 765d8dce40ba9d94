const SHOWN_MS = 3_000;

/** A button that copies a text: where the clipboard is not allowed, the text is selected instead. */
export function addCopyButton(
  beside: HTMLElement,
  { name, text, select }: { name: string; text: () => string; select: () => void },
): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'second';
  const label = `Copy ${name}`;
  button.textContent = label;
  const spoken = document.createElement('span');
  spoken.className = 'unseen';
  spoken.setAttribute('role', 'status');
  button.addEventListener('click', async () => {
    const isCopied = await navigator.clipboard.writeText(text()).then(
      () => true,
      () => false,
    );
    if (!isCopied) select();
    button.textContent = isCopied ? 'Copied' : 'Selected';
    spoken.textContent = button.textContent;
    setTimeout(() => {
      button.textContent = label;
    }, SHOWN_MS);
  });
  beside.after(button, spoken);
}
