import { render } from 'preact';
import { agentPath, brandPath, publisherPath, type Told } from '../../explorer.ts';
import { html } from '../../html.ts';

type Suggestion = { readonly href: string; readonly title: string; readonly text: string };
export type SuggestionGroup = { readonly name: string; readonly items: readonly Suggestion[] };
type Shown = {
  readonly groups: readonly SuggestionGroup[];
  readonly isOpen: boolean;
  readonly chosen: number;
};

/** Id of the list, and the beginning of the ids of its options. */
export const LIST = 'suggestions';
export const optionId = (index: number): string => `${LIST}-${index}`;

/** What a search found, as groups of links; groups without any are left out. */
export const groupsOf = (
  prefix: string,
  { brands, publishers, properties, agents }: Told<'searchRegistry'>,
): SuggestionGroup[] =>
  [
    {
      name: 'Brands',
      items: brands.map(({ domain, brand_name }) => ({
        href: prefix + brandPath(domain),
        title: brand_name,
        text: domain,
      })),
    },
    {
      name: 'Publishers',
      items: publishers.map(({ domain, member }) => ({
        href: prefix + publisherPath(domain),
        title: member.display_name,
        text: domain,
      })),
    },
    {
      name: 'Properties',
      items: properties.map(({ domain, name }) => ({
        href: `${prefix}${publisherPath(domain)}#properties`,
        title: name ?? domain,
        text: domain,
      })),
    },
    {
      name: 'Agents',
      items: agents.map(({ url, name }) => ({ href: prefix + agentPath(url), title: name, text: url })),
    },
  ].filter(({ items }) => items.length > 0);

/** Draws the list with its chosen option; a press on an option follows it. */
export function drawSuggestions(place: HTMLElement, { groups, isOpen, chosen }: Shown): void {
  let index = -1;
  const option = ({ href, title, text }: Suggestion) => {
    index += 1;
    const isChosen = index === chosen;
    return html`<li id=${optionId(index)} role="option" aria-selected=${isChosen ? 'true' : 'false'} onClick=${() => location.assign(href)}><bdi>${title}</bdi> <span class="soft"><bdi>${text}</bdi></span></li>`;
  };
  render(
    html`<ul id=${LIST} role="listbox" aria-label="Suggestions" hidden=${!isOpen}>${groups.map(
      ({ name, items }) =>
        html`<li role="presentation"><ul role="group" aria-label=${name}><li class="group" role="presentation" aria-hidden="true">${name}</li>${items.map(option)}</ul></li>`,
    )}</ul>`,
    place,
  );
}
