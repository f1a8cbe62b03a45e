export class StaffAccountIdDto {
  id!: string;
}
