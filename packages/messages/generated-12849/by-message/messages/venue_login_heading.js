/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Venue_Login_HeadingInputs */

const en_ca2_venue_login_heading = /** @type {(inputs: Venue_Login_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sign in to order`)
};

const fr_ca2_venue_login_heading = /** @type {(inputs: Venue_Login_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Connectez-vous pour commander`)
};

/**
* | output |
* | --- |
* | "Sign in to order" |
*
* @param {Venue_Login_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const venue_login_heading = /** @type {((inputs?: Venue_Login_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Venue_Login_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_venue_login_heading(inputs)
	return en_ca2_venue_login_heading(inputs)
});