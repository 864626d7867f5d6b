/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Venue_Cards_Off_OthersInputs */

const en_ca2_venue_cards_off_others = /** @type {(inputs: Venue_Cards_Off_OthersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cards are off just now. You can pay in the other ways.`)
};

const fr_ca2_venue_cards_off_others = /** @type {(inputs: Venue_Cards_Off_OthersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le paiement par carte est désactivé pour l’instant. Les autres modes de paiement restent offerts.`)
};

/**
* | output |
* | --- |
* | "Cards are off just now. You can pay in the other ways." |
*
* @param {Venue_Cards_Off_OthersInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const venue_cards_off_others = /** @type {((inputs?: Venue_Cards_Off_OthersInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Venue_Cards_Off_OthersInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_venue_cards_off_others(inputs)
	return en_ca2_venue_cards_off_others(inputs)
});