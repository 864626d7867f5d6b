/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Venue_Login_TextInputs */

const en_ca2_venue_login_text = /** @type {(inputs: Venue_Login_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`These orders need an account. You can still look at the menu.`)
};

const fr_ca2_venue_login_text = /** @type {(inputs: Venue_Login_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ces commandes demandent un compte. Vous pouvez quand même consulter le menu.`)
};

/**
* | output |
* | --- |
* | "These orders need an account. You can still look at the menu." |
*
* @param {Venue_Login_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const venue_login_text = /** @type {((inputs?: Venue_Login_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Venue_Login_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_venue_login_text(inputs)
	return en_ca2_venue_login_text(inputs)
});