/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Card_Testing_NextInputs */

const en_ca2_card_testing_next = /** @type {(inputs: Card_Testing_NextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Look at your latest orders, and cancel any that don’t look real: what they paid goes back. If it goes on, tell your payment processor.`)
};

const fr_ca2_card_testing_next = /** @type {(inputs: Card_Testing_NextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Regardez vos dernières commandes et annulez celles qui semblent fausses : ce qu’elles ont payé est remboursé. Si cela continue, prévenez votre processeur de paiement.`)
};

/**
* | output |
* | --- |
* | "Look at your latest orders, and cancel any that don’t look real: what they paid goes back. If it goes on, tell your payment processor." |
*
* @param {Card_Testing_NextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const card_testing_next = /** @type {((inputs?: Card_Testing_NextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Card_Testing_NextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_card_testing_next(inputs)
	return en_ca2_card_testing_next(inputs)
});