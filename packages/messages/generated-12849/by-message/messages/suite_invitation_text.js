/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ suite: NonNullable<unknown>, event: NonNullable<unknown>, when: NonNullable<unknown> }} Suite_Invitation_TextInputs */

const en_ca2_suite_invitation_text = /** @type {(inputs: Suite_Invitation_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You are invited to order for ${i?.suite} at ${i?.event}, ${i?.when}`)
};

const fr_ca2_suite_invitation_text = /** @type {(inputs: Suite_Invitation_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`On vous invite à commander pour ${i?.suite} à ${i?.event}, ${i?.when}.`)
};

/**
* | output |
* | --- |
* | "You are invited to order for {suite} at {event}, {when}" |
*
* @param {Suite_Invitation_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_invitation_text = /** @type {((inputs: Suite_Invitation_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Invitation_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_invitation_text(inputs)
	return en_ca2_suite_invitation_text(inputs)
});