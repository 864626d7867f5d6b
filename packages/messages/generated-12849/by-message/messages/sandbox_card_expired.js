/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sandbox_Card_ExpiredInputs */

const en_ca2_sandbox_card_expired = /** @type {(inputs: Sandbox_Card_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This card has expired.`)
};

const fr_ca2_sandbox_card_expired = /** @type {(inputs: Sandbox_Card_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette carte est expirée.`)
};

/**
* | output |
* | --- |
* | "This card has expired." |
*
* @param {Sandbox_Card_ExpiredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const sandbox_card_expired = /** @type {((inputs?: Sandbox_Card_ExpiredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sandbox_Card_ExpiredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_sandbox_card_expired(inputs)
	return en_ca2_sandbox_card_expired(inputs)
});