import type { UserEntity } from '@garage/shared/auth/user.entity';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import { RemoteGarage } from '../../last-known/remote-garage.js';
import { AnswersRepository } from '../answers.repository.js';
import { JobAccess } from '../job-access.js';
import texts from '../locales/de.json' with { type: 'json' };
import { proofDocument } from './proof-document.js';

/** What a customer has answered to, on paper. */
@Injectable()
export class ProofService {
  constructor(
    private readonly answers: AnswersRepository,
    private readonly access: JobAccess,
    private readonly garage: RemoteGarage,
  ) {}

  /** Every answer to the finding, the last one first. 404 while there is none. */
  async make(
    appointmentId: number,
    findingId: number,
    user: UserEntity,
  ): Promise<{ name: string; content: Buffer }> {
    const { bookingId } = await this.access.open(appointmentId, user);
    const answers = (await this.answers.findOf(appointmentId, findingId)).toReversed();
    if (answers.length === 0) throw new AppError(404, 'not-found', texts.notAnswered);
    const { garage } = await this.garage.current();
    const pages = [];
    for (const answer of answers) {
      pages.push({ answer, photos: await this.answers.photosOf(answer.id) });
    }
    return { name: `${bookingId}-${findingId}.pdf`, content: await proofDocument(pages, garage.name) };
  }
}
