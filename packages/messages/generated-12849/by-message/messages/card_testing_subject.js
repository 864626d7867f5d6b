/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Card_Testing_SubjectInputs */

const en_ca2_card_testing_subject = /** @type {(inputs: Card_Testing_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Someone may be testing stolen cards at ${i?.name}`)
};

const fr_ca2_card_testing_subject = /** @type {(inputs: Card_Testing_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Quelqu’un teste peut-être des cartes volées chez ${i?.name}`)
};

/**
* | output |
* | --- |
* | "Someone may be testing stolen cards at {name}" |
*
* @param {Card_Testing_SubjectInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const card_testing_subject = /** @type {((inputs: Card_Testing_SubjectInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Card_Testing_SubjectInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_card_testing_subject(inputs)
	return en_ca2_card_testing_subject(inputs)
});