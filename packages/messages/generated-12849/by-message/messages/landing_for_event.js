/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Landing_For_EventInputs */

const en_ca2_landing_for_event = /** @type {(inputs: Landing_For_EventInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You are invited to order for an event.`)
};

const fr_ca2_landing_for_event = /** @type {(inputs: Landing_For_EventInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On vous invite à commander pour un événement.`)
};

/**
* | output |
* | --- |
* | "You are invited to order for an event." |
*
* @param {Landing_For_EventInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const landing_for_event = /** @type {((inputs?: Landing_For_EventInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Landing_For_EventInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_landing_for_event(inputs)
	return en_ca2_landing_for_event(inputs)
});