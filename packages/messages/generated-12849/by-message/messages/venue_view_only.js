/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Venue_View_OnlyInputs */

const en_ca2_venue_view_only = /** @type {(inputs: Venue_View_OnlyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This menu is just for reading; we don’t take orders here.`)
};

const fr_ca2_venue_view_only = /** @type {(inputs: Venue_View_OnlyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce menu est pour consultation seulement; nous ne prenons pas de commandes ici.`)
};

/**
* | output |
* | --- |
* | "This menu is just for reading; we don’t take orders here." |
*
* @param {Venue_View_OnlyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const venue_view_only = /** @type {((inputs?: Venue_View_OnlyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Venue_View_OnlyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_venue_view_only(inputs)
	return en_ca2_venue_view_only(inputs)
});