/** What the browser may do with our pages: load from here, talk to here, and nothing else. */
import helmet from 'helmet';
import type { Guard } from './request.ts';

export interface HeaderSettings {
  readonly publicUrl: () => string;
  readonly production: boolean;
}

export function headers({ publicUrl, production }: HeaderSettings): Guard {
  let protect: ReturnType<typeof helmet> | undefined;
  return async (ctx, next) => {
    protect ??= helmet(optionsFor(publicUrl(), production));
    await new Promise<void>((resolve, reject) => {
      protect?.(ctx.req, ctx.res, (error) => (error ? reject(error) : resolve()));
    });
    await next();
  };
}

const optionsFor = (publicUrl: string, production: boolean): Parameters<typeof helmet>[0] => {
  const secure = publicUrl.startsWith('https:');
  return {
    strictTransportSecurity: secure,
    // the development build reloads itself from another port and brings a debug panel that writes its own styles
    contentSecurityPolicy: production && {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        // not every browser counts sockets among 'self'
        connectSrc: ["'self'", publicUrl.replace(/^http/, 'ws')],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: secure ? [] : null,
      },
    },
  };
};
