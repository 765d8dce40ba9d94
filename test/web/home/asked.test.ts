import { expect } from 'chai';
import { askedIn } from '../../../web/home/asked.ts';

describe('what somebody put into the search box', () => {
  for (const [q, text, agent] of [
    ['https://Www.Tide.example/news?x=1', 'tide.example', 'https://Www.Tide.example/news?x=1'],
    ['  http://sales.example:8080/mcp ', 'sales.example', 'http://sales.example:8080/mcp'],
    ['https://user:secret@tide.example/', 'tide.example', 'https://user:secret@tide.example/'],
    ['ann@tide.example', 'tide.example', null],
    ['tide', 'tide', null],
    ['tide.example', 'tide.example', null],
    ['a@b@c', 'a@b@c', null],
    ['@tide.example', '@tide.example', null],
    ['ann@tide.example/x', 'ann@tide.example/x', null],
    ['https://', 'https://', null],
    ['https://[', 'https://[', null],
    ['javascript://tide.example/%0aalert(1)', 'javascript://tide.example/%0aalert(1)', null],
    [`https://${'x'.repeat(2_100)}`, `https://${'x'.repeat(2_100)}`, null],
  ] as const)
    it(`is ${JSON.stringify(text.slice(0, 40))} for ${JSON.stringify(q.slice(0, 40))}`, () => {
      expect(askedIn(q)).deep.equal({ text, agent });
    });
});
