import { applyDecorators } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse } from '@nestjs/swagger';
import { SecondFactorChallengeDto, SessionDto } from '../sessions/session.dto.js';

/** Describes a route that signs in, or asks for the second factor if the user has one. */
export const ApiSignInResponses = () =>
  applyDecorators(
    ApiOkResponse({ type: SessionDto, description: 'Signed in' }),
    ApiAcceptedResponse({ type: SecondFactorChallengeDto, description: 'The code of the second factor is awaited' }),
  );
