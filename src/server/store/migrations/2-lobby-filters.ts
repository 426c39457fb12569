import { index, indexName, type Migration } from './migration.ts';

// of thousands of open matches, those that do not fit are passed over in the index
export const lobbyFilters: Migration = {
  name: 'all that the lobby filters by is in its indexes',
  async run(db) {
    for (const filter of [['status'], ['game', 'status']]) {
      const columns = ['visibility', ...filter, 'created_at', 'id'];
      await db.schema.dropIndex(indexName('matches', columns)).execute();
      await index(db, 'matches', [...columns, 'pace', 'seats_free']);
    }
  },
};
