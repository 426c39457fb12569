/** The keys of a browser that has subscribed, and how it reads what is sent to it (RFC 8291), by hand. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';

export interface Browser {
  /** As browsers send it to their site. */
  subscription(endpoint: string): { endpoint: string; keys: { p256dh: string; auth: string } };
  read(body: Buffer): unknown;
}

const hkdf = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

export function openBrowser(): Browser {
  const own = createECDH('prime256v1');
  const publicKey = own.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: (endpoint) => ({
      endpoint,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    }),
    read(body) {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body.readUInt8(20));
      const sealed = body.subarray(21 + sender.length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const input = hkdf(own.computeSecret(sender), auth, info, 32);
      const key = hkdf(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = hkdf(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const opener = createDecipheriv('aes-128-gcm', key, nonce);
      opener.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}

/** What the sender claims, after its signature has been checked against the key that browsers were given (RFC 8292). */
export function claimsOf(authorization: string, pushKey: string): Record<string, unknown> {
  const [, jwt = '', shown] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (shown !== pushKey) throw new Error('another key');
  const [head = '', claims = '', signature = ''] = jwt.split('.');
  const point = Buffer.from(pushKey, 'base64url');
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const isSigned = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  if (!isSigned) throw new Error('not signed with that key');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}
