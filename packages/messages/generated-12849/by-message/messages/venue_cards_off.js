/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Venue_Cards_OffInputs */

const en_ca2_venue_cards_off = /** @type {(inputs: Venue_Cards_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cards are off just now, so nothing can be ordered here. You can look at the menu, and ask the restaurant.`)
};

const fr_ca2_venue_cards_off = /** @type {(inputs: Venue_Cards_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le paiement par carte est désactivé pour l’instant; on ne peut donc rien commander ici. Consultez le menu et adressez-vous au restaurant.`)
};

/**
* | output |
* | --- |
* | "Cards are off just now, so nothing can be ordered here. You can look at the menu, and ask the restaurant." |
*
* @param {Venue_Cards_OffInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const venue_cards_off = /** @type {((inputs?: Venue_Cards_OffInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Venue_Cards_OffInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_venue_cards_off(inputs)
	return en_ca2_venue_cards_off(inputs)
});