/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Card_Testing_WhyInputs */

const en_ca2_card_testing_why = /** @type {(inputs: Card_Testing_WhyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’re getting this email because the venue’s settings name this address. At most one is sent every six hours.`)
};

const fr_ca2_card_testing_why = /** @type {(inputs: Card_Testing_WhyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous recevez ce courriel parce que les réglages du restaurant donnent cette adresse. Il est envoyé au plus une fois en six heures.`)
};

/**
* | output |
* | --- |
* | "You’re getting this email because the venue’s settings name this address. At most one is sent every six hours." |
*
* @param {Card_Testing_WhyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const card_testing_why = /** @type {((inputs?: Card_Testing_WhyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Card_Testing_WhyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_card_testing_why(inputs)
	return en_ca2_card_testing_why(inputs)
});