/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ provider: NonNullable<unknown> }} Sandbox_Identity_WhatInputs */

const en_ca2_sandbox_identity_what = /** @type {(inputs: Sandbox_Identity_WhatInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This page is part of Comptoir’s demonstration. ${i?.provider} isn’t contacted: say who you’d like to be.`)
};

const fr_ca2_sandbox_identity_what = /** @type {(inputs: Sandbox_Identity_WhatInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Cette page fait partie de la démonstration de Comptoir. ${i?.provider} n’est pas consulté : dites qui vous voulez être.`)
};

/**
* | output |
* | --- |
* | "This page is part of Comptoir’s demonstration. {provider} isn’t contacted: say who you’d like to be." |
*
* @param {Sandbox_Identity_WhatInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const sandbox_identity_what = /** @type {((inputs: Sandbox_Identity_WhatInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sandbox_Identity_WhatInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_sandbox_identity_what(inputs)
	return en_ca2_sandbox_identity_what(inputs)
});