/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ event: NonNullable<unknown> }} Suite_Invitation_SubjectInputs */

const en_ca2_suite_invitation_subject = /** @type {(inputs: Suite_Invitation_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.event}: your suite`)
};

const fr_ca2_suite_invitation_subject = /** @type {(inputs: Suite_Invitation_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.event} : votre loge`)
};

/**
* | output |
* | --- |
* | "{event}: your suite" |
*
* @param {Suite_Invitation_SubjectInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_invitation_subject = /** @type {((inputs: Suite_Invitation_SubjectInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Invitation_SubjectInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_invitation_subject(inputs)
	return en_ca2_suite_invitation_subject(inputs)
});