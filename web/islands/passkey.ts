import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

/** So long before the end a page asks anew: the person needs time too. */
const SPARE_MS = 60_000;

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) prepare(form);

function prepare(form: HTMLFormElement): void {
  const line =
    form.querySelector<HTMLElement>('[data-line]') ?? form.appendChild(document.createElement('p'));
  line.setAttribute('role', 'status');
  if (!browserSupportsWebAuthn()) {
    line.textContent = 'This browser knows no passkeys. Use another way.';
    return;
  }
  const { passkey: kind, button: words = '' } = form.dataset;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words;
  if (kind !== 'add') button.className = 'second';
  line.textContent = '';
  line.before(button);
  button.addEventListener('click', () => {
    if (!form.reportValidity()) return;
    // What the page asks for has an end, after which the registry takes no answer.
    if (performance.now() > Number(form.dataset.left) - SPARE_MS) location.reload();
    else void ask(form, line);
  });
  // Enter in the field does what the button does: without the passkey there is nothing to send.
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    button.click();
  });
  if (kind === 'sign-in') void offerInField(form);
}

/** Offers passkeys where the e-mail address is typed, as password managers do. Nothing is said when none is chosen. */
async function offerInField(form: HTMLFormElement): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return;
  const optionsJSON = JSON.parse(form.dataset.options ?? '{}');
  const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: true }).catch(() => null);
  if (answer !== null) send(form, answer);
}

async function ask(form: HTMLFormElement, line: HTMLElement): Promise<void> {
  const optionsJSON = JSON.parse(form.dataset.options ?? '{}');
  const isNew = form.dataset.passkey === 'add';
  line.textContent = 'Waiting for the passkey …';
  try {
    send(form, await (isNew ? startRegistration({ optionsJSON }) : startAuthentication({ optionsJSON })));
  } catch (cause) {
    const isThere = cause instanceof Error && cause.name === 'InvalidStateError';
    line.textContent = isThere
      ? 'This device has a passkey of yours for this registry already.'
      : `The passkey was not ${isNew ? 'made' : 'used'}: it was cancelled, timed out or is not on this device. Try again or choose another way.`;
  }
}

function send(form: HTMLFormElement, answer: object): void {
  const field = form.querySelector<HTMLInputElement>('input[name="passkey"]');
  if (field === null) return;
  field.value = JSON.stringify(answer);
  form.submit();
}
