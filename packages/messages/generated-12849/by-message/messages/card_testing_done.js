/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Card_Testing_DoneInputs */

const en_ca2_card_testing_done = /** @type {(inputs: Card_Testing_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`They now have to wait, or have each card checked by its bank. Declined cards were not charged, and your guests can keep ordering.`)
};

const fr_ca2_card_testing_done = /** @type {(inputs: Card_Testing_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette personne doit maintenant patienter, ou chacune de ses cartes est vérifiée par la banque. Les cartes refusées n’ont pas été débitées, et vos clients peuvent continuer à commander.`)
};

/**
* | output |
* | --- |
* | "They now have to wait, or have each card checked by its bank. Declined cards were not charged, and your guests can keep ordering." |
*
* @param {Card_Testing_DoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const card_testing_done = /** @type {((inputs?: Card_Testing_DoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Card_Testing_DoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_card_testing_done(inputs)
	return en_ca2_card_testing_done(inputs)
});