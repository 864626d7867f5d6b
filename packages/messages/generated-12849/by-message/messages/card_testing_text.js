/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Card_Testing_TextInputs */

const en_ca2_card_testing_text = /** @type {(inputs: Card_Testing_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Many cards were declined at ${i?.name} within a quarter of an hour. Someone may be testing stolen cards on your menu.`)
};

const fr_ca2_card_testing_text = /** @type {(inputs: Card_Testing_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Beaucoup de cartes ont été refusées chez ${i?.name} en un quart d’heure. Quelqu’un teste peut-être des cartes volées sur votre menu.`)
};

/**
* | output |
* | --- |
* | "Many cards were declined at {name} within a quarter of an hour. Someone may be testing stolen cards on your menu." |
*
* @param {Card_Testing_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const card_testing_text = /** @type {((inputs: Card_Testing_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Card_Testing_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_card_testing_text(inputs)
	return en_ca2_card_testing_text(inputs)
});