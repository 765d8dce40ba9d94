import { Parser } from 'htmlparser2';

export type Sent = { fields: Record<string, string>; acts: string[]; text: string };

/** What a browser would send for a form, and the buttons that it has. */
export function sentFrom(html: string): Sent {
  const fields: Record<string, string> = {};
  const acts: string[] = [];
  let text = '';
  let select: string | null = null;
  let area: string | null = null;
  const parser = new Parser({
    onopentag(tag, { name = '', value = '', selected }) {
      if (tag === 'input') fields[name] = value;
      else if (tag === 'button' && (name === 'act' || name === '')) acts.push(value);
      else if (tag === 'textarea') {
        area = name;
        fields[name] = '';
      } else if (tag === 'select') {
        select = name;
        fields[name] = '';
      } else if (tag === 'option' && select !== null && selected !== undefined) fields[select] = value;
    },
    ontext(part) {
      if (area !== null) fields[area] += part;
      else text += part;
    },
    onclosetag(tag) {
      if (tag === 'select') select = null;
      if (tag === 'textarea') area = null;
    },
  });
  parser.end(html);
  return { fields, acts, text };
}
