import { assert } from 'chai';
import { openPlatform } from '../../../src/ad-server/open-platform.ts';
import { publisherMediaBuy, publisherProfile } from '../../support/publisher.ts';

const { products } = openPlatform(publisherProfile.catalogs.products, 'https://agent.example/mcp').catalog;
const { portfolio, supported_pricing_models } = publisherMediaBuy;
const all = <T>(list: readonly T[]): T[] => [...new Set(list)];

describe('what the built-in profile tells of its portfolio', () => {
  it('are the publishers of the built-in catalog', () =>
    assert.sameMembers(
      portfolio?.publisher_domains ?? [],
      all(
        products.flatMap(({ product }) =>
          product.publisher_properties.flatMap((selector) => {
            const { publisher_domain: one, publisher_domains: several } = selector as {
              publisher_domain?: string;
              publisher_domains?: string[];
            };
            return several ?? (one === undefined ? [] : [one]);
          }),
        ),
      ),
    ));
  it('are its channels', () =>
    assert.sameMembers(
      portfolio?.primary_channels ?? [],
      all(products.flatMap(({ product }) => product.channels ?? [])),
    ));
  it('are its markets', () =>
    assert.sameMembers(
      portfolio?.primary_countries ?? [],
      all(products.flatMap(({ inventory }) => Object.keys(inventory.countries))),
    ));
  it('sells under every pricing model that is declared, and no other', () =>
    assert.sameMembers(
      supported_pricing_models ?? [],
      all(products.flatMap(({ product }) => (product.pricing_options ?? []).map((one) => one.pricing_model))),
    ));
});
