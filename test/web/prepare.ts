/** What tests of several processes use at once, before they begin: a browser, and both builds of the site. */
import { chromiumPath } from './chromium.ts';
import { buildSite } from './site.ts';

// two processes that install at once stand in each other's way
chromiumPath();
await buildSite('production');
await buildSite('development');
