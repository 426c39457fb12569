import { expect } from 'chai';
import { DAY, withClocks } from '../clocked.ts';
import { guest, Person } from './person.ts';

describe('A vacation', () => {
  it('is of whole days, thirty a year at most, and one at a time', () =>
    withClocks(async (house) => {
      const person = await guest(house.server.address, 'Maren');
      for (const days of [0, -1, 31, 1.5, '3', null, 1e99]) {
        expect((await person.post('/api/me/vacation', { days })).status, String(days)).to.equal(400);
      }
      expect((await person.get('/api/me/vacation')).body).to.deep.equal({ until: null, leftMs: 30 * DAY });
      await person.post('/api/me/vacation', { days: 29 });
      expect((await person.post('/api/me/vacation', { days: 1 })).body.error).to.equal('onVacation');
      await house.pass(1000);
      await person.send('DELETE', '/api/me/vacation');
      // it was short, yet more than nothing
      expect((await person.post('/api/me/vacation', { days: 30 })).body.error).to.equal('vacationTooLong');
      expect((await person.post('/api/me/vacation', { days: 29 })).status).to.equal(200);
    }));

  it('is for those who have a name', () =>
    withClocks(async (house) => {
      const nobody = new Person(house.server.address);
      for (const method of ['GET', 'POST', 'DELETE']) {
        const body = method === 'POST' ? { days: 1 } : undefined;
        expect((await nobody.send(method, '/api/me/vacation', body)).status, method).to.equal(401);
      }
    }));
});
