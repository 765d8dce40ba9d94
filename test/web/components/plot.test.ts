import { expect } from 'chai';
import { barPlot, linePlot, sparkLine } from '../../../web/components/plot.ts';
import { htmlText } from '../../../web/html.ts';

const points = (values: readonly (number | null)[]) =>
  values.map((value, index) => ({ label: `2026-01-${String(index + 1).padStart(2, '0')}`, value }));
const bars = (values: readonly (number | null)[]) =>
  htmlText(barPlot({ title: 'Events', points: points(values), unit: 'events' }));
const line = (values: readonly (number | null)[]) =>
  htmlText(linePlot({ title: 'Growth', points: points(values), unit: 'properties' }));

const spark = (values: readonly (number | null)[]) => htmlText(sparkLine('Agents', points(values)));

describe('plots', () => {
  it('are small beside a figure, say in words what they draw, and are absent where nothing is known', () => {
    const text = spark([1, 2, null, 3, 9]);
    expect(text)
      .contain('width="120" height="28"')
      .contain('aria-label="Agents. First 1 (2026-01-01), last 9');
    expect(text.match(/M\d[\d.]* [\d.]+L/g)).length(2);
    for (const values of [[], [null, null]]) expect(spark(values)).equal('');
  });

  it('say in words what they draw, and have every figure in a table', () => {
    const text = bars([3, 0, 1_200]);
    expect(text).contain(
      'aria-label="Events. First 3 (2026-01-01), last 1,200 (2026-01-03), least 0, most 1,200."',
    );
    for (const figure of ['3', '0', '1,200']) expect(text).contain(`<td>${figure}</td>`);
    expect(text.match(/<rect/g)).length(3);
    expect(text.match(/class="open"/g), 'the day that is not over').length(1);
  });

  it('leave a gap where nothing is known, which is not zero', () => {
    expect(bars([1, null, 2]).match(/<rect/g)).length(2);
    expect(bars([1, null, 2])).contain('<td>unknown</td>');
    expect(line([1, 2, null, 3, 4]).match(/M\d[\d.]* [\d.]+L/g)).length(2);
  });

  it('draw numbers only, whatever they are given', () => {
    for (const values of [[], [null], [0], [0, 0], [5, 5, 5], [-3, 4], [1e12, 1]]) {
      for (const text of [bars(values), line(values), spark(values)])
        expect(text).not.match(/NaN|Infinity|undefined/);
    }
  });
});
