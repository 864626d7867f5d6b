/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Landing_WelcomeInputs */

const en_ca2_landing_welcome = /** @type {(inputs: Landing_WelcomeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Welcome to`)
};

const fr_ca2_landing_welcome = /** @type {(inputs: Landing_WelcomeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bienvenue chez`)
};

/**
* | output |
* | --- |
* | "Welcome to" |
*
* @param {Landing_WelcomeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const landing_welcome = /** @type {((inputs?: Landing_WelcomeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Landing_WelcomeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_landing_welcome(inputs)
	return en_ca2_landing_welcome(inputs)
});