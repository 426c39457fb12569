import { expect } from 'chai';
import { readSettings, SettingError } from '../../src/server/settings.ts';
import { makeDataDir } from './running.ts';
import { rm } from 'node:fs/promises';

describe('Settings', () => {
  let dataDir: string;
  before(async () => {
    dataDir = await makeDataDir();
  });
  after(() => rm(dataDir, { recursive: true }));
  const read = (env: NodeJS.ProcessEnv) => readSettings({ DATA_DIR: dataDir, ...env });

  it('have defaults', () => {
    expect(read({})).to.deep.include({
      port: 8000,
      databaseUrl: null,
      publicUrl: null,
      mail: null,
      logLevel: 'info',
      metricsToken: null,
      allowPrivateAddresses: false,
      limitsScale: 1,
      production: false,
    });
  });

  it('are read', () => {
    const settings = read({
      DATABASE_URL: 'postgres://litha:secret@db.example/litha',
      PUBLIC_URL: 'https://litha.example/',
      TRUSTED_PROXIES: '10.0.0.1, 192.168.0.0/16,fd00::/8',
      SMTP_URL: 'smtps://litha:secret@mail.example',
      MAIL_FROM: 'Litha <litha@litha.example>',
      LOG_LEVEL: 'warn',
      METRICS_TOKEN: 'a-long-enough-token',
      ALLOW_PRIVATE_ADDRESSES: 'true',
      LIMITS_SCALE: '2.5',
    });
    expect(settings.publicUrl).to.equal('https://litha.example');
    expect(settings.mail?.from).to.equal('Litha <litha@litha.example>');
    expect(settings.allowPrivateAddresses).to.equal(true);
    expect(settings.limitsScale).to.equal(2.5);
    const { trustedProxies: proxies } = settings;
    expect(proxies.check('10.0.0.1')).to.equal(true);
    expect(proxies.check('10.0.0.2')).to.equal(false);
    expect(proxies.check('192.168.7.7')).to.equal(true);
    expect(proxies.check('fd12::1', 'ipv6')).to.equal(true);
  });

  for (const [name, value, more = {}] of [
    ...['eight', '', '65536', '-1', '80.5', ' 80'].map((port) => ['PORT', port] as const),
    ['DATABASE_URL', 'mysql://litha:secret@db/litha'],
    ['DATABASE_URL', ''],
    ['PUBLIC_URL', 'litha.example'],
    ['PUBLIC_URL', 'https://litha.example/games'],
    ['PUBLIC_URL', 'ftp://litha.example'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
    ['TRUSTED_PROXIES', '10.0.0.0/'],
    ['SMTP_URL', 'http://mail.example', { MAIL_FROM: 'litha@litha.example' }],
    ['SMTP_URL', undefined, { MAIL_FROM: 'litha@litha.example' }],
    ['MAIL_FROM', undefined, { SMTP_URL: 'smtp://litha:secret@mail.example' }],
    ['MAIL_FROM', 'nobody', { SMTP_URL: 'smtp://litha:secret@mail.example' }],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'with spaces in between it'],
    ['ALLOW_PRIVATE_ADDRESSES', 'yes'],
    ['LIMITS_SCALE', '0'],
    ['LIMITS_SCALE', '-1'],
    ['LIMITS_SCALE', 'many'],
  ] as const) {
    it(`refuse ${name} ${JSON.stringify(value) ?? 'left out'} by name, and tell no secret`, () => {
      const env = { ...more, ...(value !== undefined && { [name]: value }) };
      expect(() => read(env))
        .to.throw(SettingError, new RegExp(`^${name} must .+\\.$`))
        .and.satisfy(({ message }: Error) => !message.includes('secret'));
    });
  }
});
